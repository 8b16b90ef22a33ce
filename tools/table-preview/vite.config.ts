import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Serves only the table preview. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: `${import.meta.dirname}/../../public`,
  plugins: [react()],
  resolve: { dedupe: ['three', 'react', 'react-dom'] },
  server: { fs: { allow: ['../..'] } },
});
