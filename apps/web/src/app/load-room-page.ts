import { catchUp } from '../i18n/spoken.ts';

/** The websocket and all that hangs on it; home does without, and asks for it as soon as somebody wants a room. */
export async function loadRoomPage() {
  const { RoomPage } = await import('../room/room-page.tsx');
  await catchUp();
  return { RoomPage };
}
