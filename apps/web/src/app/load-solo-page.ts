import { catchUp } from '../i18n/spoken.ts';

/** The rules and the table, for games that need no server. All they need later comes now. */
export async function loadSoloPage() {
  const { SoloPage } = await import('../solo/solo-page.tsx');
  await catchUp();
  return { SoloPage };
}
