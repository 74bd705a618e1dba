import { useLoaded } from '../app/use-loaded.ts';
import type { RoomHintProps } from '../teach/room-hint.tsx';

/** What thinks, and words for it, which only tables with hints need. */
const loadRoomHint = () => import('../teach/room-hint.tsx');

/** Where the room allows it: the button that asks what Expert would do. */
export function HintTool(props: RoomHintProps) {
  const loaded = useLoaded(loadRoomHint);
  return loaded.kind === 'here' ? <loaded.what.RoomHint {...props} /> : null;
}
