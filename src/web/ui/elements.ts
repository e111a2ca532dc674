import type { ReactElement } from 'react';

/**
 * Elements without bare text: what a component may put beside others. A translator replaces text nodes, and
 * React can neither change nor remove the ones that it made (ADR 087).
 */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[];
