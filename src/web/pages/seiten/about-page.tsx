import { shop } from '#shop';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { Container } from '#web/ui/shop/container.tsx';
import { PageHead } from '#web/ui/shop/page-head.tsx';
import { SitePicture } from '#web/ui/shop/site-picture.tsx';
import styles from './about-page.module.css';
import { Produktbereiche } from './about-produktbereiche.tsx';
import { Team } from './about-team.tsx';
import { Werte } from './about-werte.tsx';
import seiten from './seiten.module.css';

const description = `Die Familie hinter ${shop.name}: wie unsere Werkstatt entstand, wer darin arbeitet und was uns bei Seife und Schmuck wichtig ist.`;

export function AboutPage() {
  return (
    <Container className={seiten.page}>
      <PageHead title="Das sind wir" description={description} />
      <div className={styles.opening}>
        <div>
          <h1>Das sind wir</h1>
          <p className={seiten.lead}>
            Eine Familie, eine Werkstatt, zwei Handwerke. Was Sie bei uns kaufen, haben wir selbst gegossen,
            gebogen, verpackt und zur Post gebracht.
          </p>
        </div>
        <WerkstattBild />
      </div>
      <Geschichte />
      <Produktbereiche />
      <Team />
      <Werte />
      <p className={styles.closing}>
        <LinkButton to="/products">Zu unseren Seifen</LinkButton>
        <LinkButton to="/contact" look="secondary">
          Schreiben Sie uns
        </LinkButton>
      </p>
    </Container>
  );
}

function WerkstattBild() {
  return (
    <SitePicture
      name="about"
      alt="Werkstatttisch: Seifen auf einem Holzregal, davor Messer, Schale und ein Lavendelzweig"
      sizes="(min-width: 1264px) 568px, (min-width: 900px) 45vw, 94vw"
      className={styles.picture}
    />
  );
}

function Geschichte() {
  const vorname = shop.inhaberin.split(' ')[0];
  return (
    <section className={styles.story}>
      <h2>Wie es anfing</h2>
      <p>
        Mit einem Emailletopf, einer Küchenwaage und einer Form, die einmal eine Schublade war. {vorname}{' '}
        wollte eine Seife, deren Zutatenliste man laut vorlesen kann. Die erste Charge wurde zu weich, die
        zweite roch nach nichts, die dritte haben wir zu Weihnachten verschenkt. Im Januar standen die Ersten
        vor der Tür und fragten nach mehr.
      </p>
      <p>
        Aus der Küche wurde die Waschküche, aus der Waschküche die alte Remise im Hof. Davor steht die Linde,
        nach der wir heißen: Ihre Blätter sind herzförmig, und im Juni hört man sie summen, bevor man sie
        sieht.
      </p>
      <p>
        Heute arbeitet die ganze Familie mit. Neben den Seifen entsteht am zweiten Tisch Schmuck, Stück für
        Stück. Größer als unser Hof soll die Werkstatt nicht werden. So wissen wir von jedem Paket, wer es
        gepackt hat.
      </p>
    </section>
  );
}
