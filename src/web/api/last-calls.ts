/** Starts at once what a part of the page still has to tell the server, and answers when it has arrived or failed. */
export type LastCalls = () => Promise<unknown>;

const parts = new Set<LastCalls>();

/** Registers calls that a session must not end without; answers how to take them back. */
export function beforeSessionEnds(calls: LastCalls): () => void {
  parts.add(calls);
  return () => parts.delete(calls);
}

export function makeLastCalls(): Promise<unknown> {
  return Promise.all([...parts].map((calls) => calls()));
}
