import { Button } from '@mantine/core';
import { type ReactNode, use, useId } from 'react';
import { UploadButton } from '#features/bild/web/verwaltung/upload-button.tsx';
import { UploadStatus } from '#features/bild/web/verwaltung/upload-status.tsx';
import { formatEuro } from '#shared/number/money.ts';
import type { Elements } from '#web/ui/elements.ts';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { StatusChip } from '#web/ui/verwaltung/display/status-chip.tsx';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import { hasPreis } from '../../../preis/has-preis.ts';
import { produktLueckenOf } from '../../../produkt-luecken.ts';
import { Galerie } from '../bilder/galerie.tsx';
import { Hauptbild } from '../bilder/hauptbild.tsx';
import type { BildPlatz } from '../bilder/send-bild.ts';
import { useBilder } from '../bilder/use-bilder.tsx';
import { useDeleteProdukt } from '../portfolio-changes.ts';
import { ProduktHinweis } from '../produkt-hinweis.ts';
import { produktMaskeOf } from '../produkttypen/produkt-masken.ts';
import styles from './produkt-card.module.css';
import { MehrButton, useMehr } from './produkt-card-mehr.tsx';
import { ShopLink } from './shop-link.tsx';

type ProduktCardProps = {
  produkt: VerwaltetesProdukt;
  /** The drag handle of the card. */
  handle: ReactNode;
  onEdit: () => void;
};

/** One product with its pictures and all its actions (requirements.md, admin §2, Portfolio-Verwaltung). */
export function ProduktCard({ produkt, handle, onEdit }: ProduktCardProps) {
  const worte = produktMaskeOf(produkt).worte(produkt);
  const headingId = useId();
  const { state, isBusy, sendTo, ...bilder } = useBilder(produkt);
  const fragen: Elements = bilder.fragen;
  const mehr = useMehr();
  const shared = { produkt, isBusy, onEdit: bilder.edit, onDelete: bilder.remove };
  const editButton = <EditButton name={produkt.name} onClick={onEdit} />;

  return (
    <article className={`card ${styles.card}`} aria-labelledby={headingId}>
      <div className={styles.hauptbild}>
        <Hauptbild {...shared} onFiles={sendTo('hauptbild')} />
      </div>
      <div className={styles.words}>
        <Words produkt={produkt} headingId={headingId} handle={handle} />
        {mehr.isFolding && (
          <div className={styles.bar}>
            {editButton}
            <MehrButton {...mehr} name={produkt.name} />
          </div>
        )}
      </div>
      <div id={mehr.id} className={styles.mehr} hidden={mehr.isFolding && !mehr.isOpen}>
        <p className={styles.quiet}>{worte.mehr.filter(Boolean).join(' | ')}</p>
        <Galerie {...shared} onFiles={sendTo('galerie')} />
        <div className={styles.actions}>
          {!mehr.isFolding && editButton}
          <Actions produkt={produkt} isBusy={isBusy} sendTo={sendTo} />
        </div>
      </div>
      {state && (
        <div className={styles.status}>
          <UploadStatus state={state} />
        </div>
      )}
      {fragen}
    </article>
  );
}

function EditButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button className={styles.edit} aria-label={`Bearbeiten: ${name}`} onClick={onClick}>
      Bearbeiten
    </Button>
  );
}

type WordsProps = { produkt: VerwaltetesProdukt; headingId: string; handle: ReactNode };

function Words({ produkt, headingId, handle }: WordsProps) {
  const { name, aktiv, reihenfolge, preis, ermaessigt, niedrigsterPreis } = produkt;
  const worte = produktMaskeOf(produkt).worte(produkt);
  const hinweis: Elements = use(ProduktHinweis)(produkt._id);
  return (
    <>
      <div className={styles.title}>
        <div className={styles.handle}>{handle}</div>
        <h2 id={headingId} className={styles.name}>
          {name}
        </h2>
        {hasPreis(preis) && <p className={styles.price}>{formatEuro(preis)}</p>}
      </div>
      <div className={`row-2 ${styles.chips}`}>
        <StatusChip tone={aktiv ? 'good' : 'neutral'}>{aktiv ? 'Aktiv' : 'Inaktiv'}</StatusChip>
        <StatusChip>{`#${reihenfolge}`}</StatusChip>
        {niedrigsterPreis && <StatusChip tone="good">Angebot</StatusChip>}
        {ermaessigt && aktiv && !niedrigsterPreis && (
          <StatusChip tone="warning">Angebot wird nicht gezeigt</StatusChip>
        )}
        {produktLueckenOf(produkt).map(({ wort }) => (
          <StatusChip key={wort} tone="warning">
            {wort}
          </StatusChip>
        ))}
        <div className={styles.hinweis}>{hinweis}</div>
      </div>
      <p className={styles.facts}>{worte.karte.filter(Boolean).join(' · ')}</p>
    </>
  );
}

type ActionsProps = {
  produkt: VerwaltetesProdukt;
  isBusy: boolean;
  sendTo: (platz: BildPlatz) => (files: File[]) => void;
};

function Actions({ produkt, isBusy, sendTo }: ActionsProps) {
  return (
    <>
      <UploadButton
        icon="upload"
        label="Hauptbild hochladen"
        name={`Hauptbild hochladen: ${produkt.name}`}
        word="Hauptbild"
        isDisabled={isBusy}
        onFiles={sendTo('hauptbild')}
      />
      <UploadButton
        icon="gallery"
        label="Galerie-Bild hinzufügen"
        name={`Galerie-Bild hinzufügen: ${produkt.name}`}
        word="Galerie"
        isMultiple
        isDisabled={isBusy}
        onFiles={sendTo('galerie')}
      />
      {produkt.aktiv && <ShopLink produkt={produkt} />}
      <DeleteButton produkt={produkt} isDisabled={isBusy} />
    </>
  );
}

function DeleteButton({ produkt, isDisabled }: { produkt: VerwaltetesProdukt; isDisabled: boolean }) {
  const { mutate, isPending } = useDeleteProdukt();
  const remove = async () => {
    const question = 'Sind Sie sicher, dass Sie dieses Produkt löschen möchten?';
    if (await confirm({ question, what: produkt.name, yes: 'Löschen' })) mutate({ id: produkt._id });
  };
  return (
    <Button
      variant="subtle"
      color="red"
      data-alone={!produkt.aktiv || undefined}
      px="xs"
      leftSection={<AdminIcon name="delete" size={20} />}
      aria-label={`Löschen: ${produkt.name}`}
      loading={isPending}
      disabled={isDisabled}
      onClick={remove}
    >
      Löschen
    </Button>
  );
}
