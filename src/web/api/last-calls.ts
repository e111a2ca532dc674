/** Starts the calls that a part of the page still has to make, and resolves when they are done or have failed. */
export type LastCalls = () => Promise<unknown>;

const parts = new Set<LastCalls>();

/** Registers calls to be made before the session ends; returns a function that unregisters them. */
export function beforeSessionEnds(calls: LastCalls): () => void {
  parts.add(calls);
  return () => parts.delete(calls);
}

export function makeLastCalls(): Promise<unknown> {
  return Promise.all([...parts].map((calls) => calls()));
}
