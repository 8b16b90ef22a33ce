import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative addresses, so that the built site works under any path.
  base: './',
  plugins: [react()],
  resolve: { dedupe: ['three', 'react', 'react-dom'] },
  build: { target: 'es2022', chunkSizeWarningLimit: 1600 },
});
