import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery as the end-to-end tests see it: built like the page, and kept out of what is served to players. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    outDir: '../../node_modules/.cache/gallery',
    emptyOutDir: true,
    rolldownOptions: { input: 'gallery.html', checks: { pluginTimings: false } },
  },
});
