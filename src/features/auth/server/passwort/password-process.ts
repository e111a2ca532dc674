import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import common from '@zxcvbn-ts/language-common';
import german from '@zxcvbn-ts/language-de';
import type { GuessQuestion } from './guesses-for.ts';
import { craftWords } from './shop-words.ts';

/** Newest first: the estimate of a word is its place in the list. The library's own pattern ends with 2029. */
const years = Array.from({ length: 120 }, (_, age) => String(new Date().getFullYear() + 1 - age));

/**
 * The part of a password that is estimated, and the ways to read its digits as letters that are tried:
 * together they bound the time of an estimate (`node bench/calls/password.ts`). A password that is easily
 * guessed is shorter.
 */
const limits = { maxLength: 64, l33tMaxSubstitutions: 10 };

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...german.dictionary, years, craftWords },
  graphs: common.adjacencyGraphs,
  ...limits,
});

// Signals of the terminal or the service reach this process too; the server decides when it ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.once('disconnect', () => process.exit());

process.on('message', ({ password, words }: GuessQuestion) => {
  process.send?.(zxcvbn.check(password, words).guessesLog10);
});
