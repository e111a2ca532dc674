import { Skeleton } from '@mantine/core';
import { AufbewahrungKarte } from '#features/aufbewahrung/web/verwaltung/aufbewahrung-karte.tsx';
import { useSession } from '#features/auth/web/session.ts';
import { useFolge } from '#features/buchhaltung/web/folge.queries.ts';
import { gruppenNamen } from '#features/einstellung/gruppen/gruppen.ts';
import { useGruppen } from '#features/einstellung/web/einstellung.queries.ts';
import { EinstellungenVerwaltung } from '#features/einstellung/web/verwaltung/einstellungen-verwaltung.tsx';
import { NummernFolgeContext } from '#features/einstellung/web/verwaltung/gruppen/nummern-folge.ts';
import { LadenAnsicht } from '#features/einstellung/web/verwaltung/laden-ansicht.tsx';
import { LadenBilderKarte } from '#features/einstellung/web/verwaltung/ladenbilder/laden-bilder-karte.tsx';
import { GewaehrleistungKarte } from '#features/gewaehrleistung/web/verwaltung/gewaehrleistung-karte.tsx';
import { useBereit, usePhase } from '#features/oeffnung/web/phase.queries.ts';
import { ErsterAbend, useDanach } from '#features/oeffnung/web/verwaltung/erster-abend-karte.tsx';
import { Oeffnung } from '#features/oeffnung/web/verwaltung/oeffnung.tsx';
import { PostPruefungKarte } from '#features/post/web/verwaltung/post-pruefung-karte.tsx';
import { RechtstexteKarte } from '#features/rechtstexte/web/verwaltung/rechtstexte-karte.tsx';
import { ProbelaufTeil } from '#features/zahlung/web/verwaltung/probelauf/probelauf-teil.tsx';
import { ZugaengeKarte } from '#features/zugangsdaten/web/verwaltung/zugaenge-karte.tsx';
import { AdminPage } from '#web/ui/verwaltung/admin-page.tsx';
import { isAwaited, WhenKnown } from '#web/ui/verwaltung/when-known.tsx';
import { isAdmin } from '../../layouts/header/user-links.ts';

/** The settings of the shop; employees see its data. */
export function EinstellungenPage() {
  const { user } = useSession();
  if (!user || !isAdmin(user))
    return (
      <AdminPage title="Laden&shy;daten">
        <LadenAnsicht />
      </AdminPage>
    );
  return (
    <AdminPage
      title="Ein&shy;stel&shy;lun&shy;gen"
      intro="Alles, was der Laden über sich weiß. Was Sie hier speichern, gilt sofort auf jeder Seite."
    >
      <Gruppen email={user.email} />
    </AdminPage>
  );
}

/** Whether what stands above the cards is known: the steps of a new shop, and the way to the opening. */
function useIsObenBekannt(): boolean {
  const oeffnung = [usePhase(), useBereit()];
  const gruppen = useGruppen(gruppenNamen);
  return !oeffnung.some(isAwaited) && !gruppen.some(({ isAwaited }) => isAwaited);
}

function Gruppen({ email }: { email: string }) {
  const isKnown = useIsObenBekannt();
  return (
    <NummernFolgeContext value={useFolge()}>
      {!isKnown && <Skeleton height="24rem" radius="md" />}
      <WhenKnown isKnown={isKnown}>
        <Karten email={email} />
      </WhenKnown>
    </NummernFolgeContext>
  );
}

function Karten({ email }: { email: string }) {
  const danach = useDanach();
  return (
    <EinstellungenVerwaltung
      danach={danach}
      oben={
        <>
          <ErsterAbend />
          <Oeffnung />
        </>
      }
      weitere={
        <>
          <LadenBilderKarte />
          <RechtstexteKarte />
          <GewaehrleistungKarte />
          <ZugaengeKarte zahlungTeil={<ProbelaufTeil />} />
          <PostPruefungKarte email={email} />
          <AufbewahrungKarte />
        </>
      }
    />
  );
}
