import { readTempo } from './times.ts';

/** What was pressed to confirm gives way a little and comes back. */
export function dip(pressed: Element | null, motion: 'full' | 'less'): void {
  if (pressed === null || motion === 'less') return;
  const { times, eases } = readTempo(pressed, 1);
  pressed.animate([{ translate: '0 0' }, { translate: '0 6px', scale: '0.985', offset: 0.35 }, { translate: '0 0' }], {
    duration: times.move,
    easing: eases.out,
  });
}
