import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** Everything a server said to one connection: an answer to HTTP, or the text of a websocket frame. */
export interface Wiretap extends AsyncDisposable {
  /** Of the tapped server. */
  readonly url: string;
  /** Oldest first. */
  readonly frames: readonly string[];
  /** Breaks all connections, as a network does; for so many milliseconds nobody gets through. */
  cut(milliseconds?: number): void;
}

/** A wire between clients and a server on this machine that writes down what the server says. */
export async function wiretap(port: number): Promise<Wiretap> {
  const frames: string[] = [];
  const open = new Set<Socket>();
  let brokenUntil = 0;
  const listener = createServer((client) => {
    if (performance.now() < brokenUntil) {
      client.destroy();
      return;
    }
    const server = connect(port, '127.0.0.1');
    const read = frameReader((frame) => frames.push(frame));
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
    server.on('data', read);
    client.setNoDelay();
    server.setNoDelay();
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  const tapped = typeof address === 'object' && address ? address.port : 0;
  const cut = (milliseconds = 0) => {
    brokenUntil = performance.now() + milliseconds;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://localhost:${tapped}/`,
    frames,
    cut,
    [Symbol.asyncDispose]: async () => {
      cut();
      listener.close();
    },
  };
}

/** Takes apart what a server sends: HTTP as it comes and, after an upgrade, frames of RFC 6455, which servers never mask. */
function frameReader(hear: (text: string) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isUpgraded = false;
  let message: Buffer[] = [];

  function readFrame(): boolean {
    const [first, second] = rest;
    if (first === undefined || second === undefined) return false;
    const short = second & 0x7f;
    const header = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (rest.length < header) return false;
    const length = short === 127 ? Number(rest.readBigUInt64BE(2)) : short === 126 ? rest.readUInt16BE(2) : short;
    if (rest.length < header + length) return false;
    const isControl = (first & 0x0f) >= 8;
    if (!isControl) message.push(rest.subarray(header, header + length));
    rest = rest.subarray(header + length);
    if (!isControl && (first & 0x80) !== 0) {
      hear(Buffer.concat(message).toString('utf8'));
      message = [];
    }
    return true;
  }

  function readAnswer(): boolean {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return false;
    const head = rest.subarray(0, end).toString('latin1');
    const size = end + 4 + Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    if (rest.length < size) return false;
    hear(rest.subarray(0, size).toString('utf8'));
    rest = rest.subarray(size);
    isUpgraded = head.startsWith('HTTP/1.1 101');
    return true;
  }

  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (isUpgraded ? readFrame() : readAnswer());
  };
}
