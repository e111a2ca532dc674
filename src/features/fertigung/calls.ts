import { call } from '#shared/wire/call.ts';
import type { zuFertigenReply } from './contract.ts';

/** What has to be made for orders. */
export const fertigungCalls = {
  zuFertigen: call('GET', '/bestellungen/zu-fertigen')<{ reply: typeof zuFertigenReply }>(),
};
