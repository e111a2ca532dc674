import { addressOf, type Call, type Given, type ReplyOf } from '#shared/wire/call.ts';
import { type Answer, ApiError, toAnswer } from './client.ts';

/** Uploads may take long on a slow line, including the server's processing. */
const timeoutMs = 300_000;

type UploadOptions = {
  form: FormData;
  token: string | null;
  /** Receives the share of the form that has been sent, 0 to 1; at 1 the server is processing it. */
  onProgress: (share: number) => void;
};

/**
 * Sends a form with files. Not part of `client.ts`, because `fetch` reports no upload progress and shoppers send no
 * files.
 */
export function upload<C extends Call>(
  call: C,
  { params, form, token, onProgress }: Pick<Given<C>, 'params'> & UploadOptions,
): Promise<ReplyOf<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(call.method, `/api${addressOf(call, { params })}`);
    request.timeout = timeoutMs;
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onload = () => {
      const { status } = request;
      const answer = parse(request.responseText);
      if (status >= 200 && status < 300 && answer?.success !== false && answer) resolve(answer as ReplyOf<C>);
      else reject(new ApiError('status', answer?.message, { status, fehler: answer?.fehler }));
    };
    request.onerror = () =>
      reject(new ApiError('network', 'Netzwerkfehler. Bitte überprüfen Sie Ihre Internetverbindung.'));
    request.ontimeout = () =>
      reject(new ApiError('timeout', 'Anfrage-Timeout. Bitte überprüfen Sie Ihre Internetverbindung.'));
    request.send(form);
  });
}

/** An intermediary may answer with something other than JSON; then only the status counts. */
function parse(text: string): Answer | undefined {
  try {
    return toAnswer(JSON.parse(text));
  } catch {
    return undefined;
  }
}
