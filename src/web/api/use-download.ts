import { useState } from 'react';
import { addressOf, type Call, type Given } from '#shared/wire/call.ts';
import { useApi } from './api-context.ts';
import { ApiError, toAnswer, unreachable } from './client.ts';

/** Fetches a file that requires a session, and lets the browser save it. */
export function useDownload() {
  const { token } = useApi();
  const [isPending, setIsPending] = useState(false);
  const download = async <C extends Call>(
    call: C,
    { fileName, ...given }: Given<C> & { fileName: string },
  ) => {
    setIsPending(true);
    try {
      saveFile(await fetchFile(addressOf(call, given), token()), fileName);
    } finally {
      setIsPending(false);
    }
  };
  return { download, isPending };
}

async function fetchFile(path: string, token: string | null): Promise<Blob> {
  const headers = { authorization: `Bearer ${token ?? ''}` };
  const reply = await fetch(`/api${path}`, { headers }).catch(throwUnreachable);
  // The connection may go in the middle of the file.
  if (reply.ok) return reply.blob().catch(throwUnreachable);
  const { message, fehler } = toAnswer(await reply.json().catch(() => ({})));
  throw new ApiError('status', message, { status: reply.status, fehler });
}

function throwUnreachable(error: unknown): never {
  throw unreachable(error);
}

/** Lets the browser save a file. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName.replace(/[\\/:*?"<>|]/g, '-');
  link.click();
  // The browser reads the object URL after the click event.
  setTimeout(() => URL.revokeObjectURL(url));
}
