/** The websocket and all that hangs on it; home does without, and asks for it as soon as somebody wants a room. */
export function loadRoomPage() {
  return import('../room/room-page.tsx');
}
