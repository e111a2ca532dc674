import { TurnWatch } from './turn-watch.ts';

/** Loaded into the shop's process before its own code (`--import`); answers the process that started it. */
const watch = new TurnWatch();
process.on('message', (order) => {
  if (order === 'begin') {
    watch.begin();
    process.send?.('begun');
  } else if (order === 'end') process.send?.(watch.end());
});
