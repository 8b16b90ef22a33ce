/** A figure of one's own to look at while it is made. Fetched by `lazy.ts`. */
export { FigurePreview } from './figures/FigurePreview.tsx';
