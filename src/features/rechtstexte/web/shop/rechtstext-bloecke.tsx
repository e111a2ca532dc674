import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Block, Inline } from '../../bloecke/rechtstext-bloecke.ts';
import styles from './rechtstext.module.css';

/** Blocks of a legal text, in the order in which they stand. */
export function RechtstextBloecke({ bloecke }: { bloecke: Block[] }) {
  return bloecke.map((block, i) => <Teil key={keyOf(i)} block={block} />);
}

/** Texts have no ids, and a page never puts their parts in another order. */
const keyOf = (position: number) => `${position}`;

function Teil({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <Ueberschrift block={block} />;
    case 'paragraph':
      return <p className={styles.lines}>{show(block.inlines)}</p>;
    case 'address':
      return <address className={`${styles.address} ${styles.lines}`}>{show(block.inlines)}</address>;
    case 'list':
      return <Liste block={block} />;
    case 'terms':
      return <Begriffe block={block} />;
    case 'box':
      return (
        <div className={`card ${styles.sheet}`}>
          <RechtstextBloecke bloecke={block.blocks} />
        </div>
      );
    default:
      return null;
  }
}

function Ueberschrift({ block: { level, inlines, id } }: { block: Extract<Block, { kind: 'heading' }> }) {
  const Heading = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  return <Heading id={id}>{show(inlines)}</Heading>;
}

function Liste({ block: { start, items } }: { block: Extract<Block, { kind: 'list' }> }) {
  const rows = items.map((item, i) => (
    <li key={keyOf(i)} className={styles.lines}>
      {show(item)}
    </li>
  ));
  return start === undefined ? <ul>{rows}</ul> : <ol start={start}>{rows}</ol>;
}

function Begriffe({ block: { entries } }: { block: Extract<Block, { kind: 'terms' }> }) {
  return (
    <dl className={styles.terms}>
      {entries.map(({ term, place, text }) => (
        <div key={term}>
          <dt>
            <code>{term}</code> <span>{place}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Pieces of a line. */
export function show(inlines: Inline[]): ReactNode {
  return inlines.map((inline, i) => <Stueck key={keyOf(i)} inline={inline} />);
}

function Stueck({ inline: { text, isBold, href, isMarked } }: { inline: Inline }) {
  const words = isBold ? <strong>{text}</strong> : text;
  if (isMarked) return <mark>{words}</mark>;
  if (href?.startsWith('/')) return <Link to={href}>{words}</Link>;
  return href === undefined ? <span>{words}</span> : <a href={href}>{words}</a>;
}
