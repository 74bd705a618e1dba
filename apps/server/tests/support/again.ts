/** Node's fetch may try a connection it kept from a server that had the same port and is dead. */
export async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    return work();
  }
}
