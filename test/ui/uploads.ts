import { onTestFinished } from 'vitest';
import type { Answers } from './answers.ts';

/** Lets uploads, which need XMLHttpRequest for their progress, have the answers of the page too. */
export function answerUploads(answers: Answers): void {
  const original = globalThis.XMLHttpRequest;
  onTestFinished(() => {
    globalThis.XMLHttpRequest = original;
  });
  globalThis.XMLHttpRequest = class {
    upload = {} as XMLHttpRequestUpload;
    onload: () => void = () => {};
    status = 0;
    responseText = '';
    #call: [string, string] = ['', ''];

    open(method: string, url: string): void {
      this.#call = [method, url];
    }

    setRequestHeader(): void {}

    async send(body: FormData): Promise<void> {
      const [method, url] = this.#call;
      const answer = await answers.fetch(url, { method, body });
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload();
    }
  } as unknown as typeof XMLHttpRequest;
}
