/** What a product page says about a soap; `inhaltsstoffe` is an INCI list in descending order of weight. */
export type DemoBeschreibung = {
  /** At most 200 characters, shown on the card. */
  kurz: string;
  /** Paragraphs separated by blank lines. */
  lang: string;
  inhaltsstoffe: string;
  anwendung: string;
  besonderheiten?: string;
};

function absaetze(...texte: string[]): string {
  return texte.join('\n\n');
}

/**
 * The texts of the demo products by slug. Soap is a cosmetic: it cleans and smells good, nothing here
 * promises more.
 */
export const beschreibungen = {
  lavendeltraum: {
    kurz: 'Cremige Sheabutter, ein paar getrocknete Blüten und der Duft eines Feldrands im Juli.',
    lang: absaetze(
      'Mit dieser Seife hat bei uns alles angefangen. Marias erste Form war ein kleiner Holzkasten vom Dachboden, gegossen wurde in der Küche, und geduftet hat danach das ganze Treppenhaus.',
      'Die Sheabutter macht den Schaum dicht und weich, fast wie Sahne. Der Lavendel ist krautig und klar, nicht süß – so, wie er riecht, wenn man eine Rispe zwischen den Fingern reibt.',
      'Die hellen und violetten Schlieren ziehen wir mit einem Holzstab durch die warme Masse. Deshalb gleicht kein Stück dem anderen.',
    ),
    inhaltsstoffe:
      'Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Butyrospermum Parkii Butter, Sodium Castorate, Lavandula Angustifolia Oil, Lavandula Angustifolia Flower, Kaolin, CI 77007, Linalyl Acetate, Linalool, Limonene, Geraniol, Coumarin',
    anwendung:
      'Für Hände und Körper. In nassen Händen aufschäumen und gründlich abspülen. Auf einer Seifenschale mit Ablauf trocknet sie schnell und hält länger.',
    besonderheiten:
      'Ohne Palmöl und ohne tierische Fette. Die Blüten auf der Oberfläche spülen sich nach den ersten Wäschen ab.',
  },
  honigwabe: {
    kurz: 'Sechs Ecken, goldgelb und mit einem Löffel Honig gerührt: Seife, die nach Imkerei und Vanille riecht.',
    lang: absaetze(
      'Drei Dörfer weiter stehen die Bienenkästen, aus denen unser Honig kommt. Ein Löffel davon geht in jede Charge, dazu ein wenig Bienenwachs. Beides zusammen gibt der Seife ihre Farbe und eine Oberfläche, die sich anfühlt wie poliert.',
      'Die Vanille drängt sich nicht vor. Sie liegt warm unter dem Honig und bleibt als leiser Rest auf den Händen.',
    ),
    inhaltsstoffe:
      'Sodium Cocoate, Sodium Olivate, Aqua, Glycerin, Mel, Cera Alba, Sodium Stearate, Parfum, Vanilla Planifolia Fruit Extract, Vanillin, Benzyl Benzoate, Coumarin',
    anwendung:
      'Für Hände und Körper. Sie ist weicher als unsere anderen Seifen: zwischen den Wäschen trocken und schattig ablegen, nicht im Wasser stehen lassen.',
    besonderheiten:
      'Enthält Honig und Bienenwachs, ist also nicht vegan. Vanille dunkelt mit den Wochen nach; das gehört dazu.',
  },
  minzmorgen: {
    kurz: 'Für die erste Dusche des Tages: Aloe-Vera, klare Minze und ein Riegel, der gut in der Hand liegt.',
    lang: absaetze(
      'Es gibt Morgen, die brauchen Kaffee, und es gibt Morgen, die brauchen Minze. Diese Seife ist für die zweiten.',
      'Der Aloe-Vera-Saft ersetzt einen Teil des Wassers, der Schaum wird dadurch leicht und feinporig. Die Pfefferminze riecht grün und kühl, mit etwas Krauseminze, damit sie nicht an Zahnpasta erinnert.',
      'Die kleinen dunklen Punkte sind gemahlene Minzblätter. Man sieht sie, man spürt sie kaum.',
    ),
    inhaltsstoffe:
      'Sodium Olivate, Sodium Cocoate, Aqua, Aloe Barbadensis Leaf Juice, Glycerin, Sodium Castorate, Mentha Piperita Oil, Mentha Viridis Leaf Oil, Mentha Piperita Leaf Powder, CI 77288, Menthol, Limonene, Carvone, Linalool',
    anwendung:
      'Unter der Dusche direkt auf der nassen Haut aufschäumen. Augen aussparen: Minze ist dort unangenehm frisch.',
    besonderheiten: 'Vegan. Kräftiger Duft – wer es leiser mag, ist mit dem Minzglas besser bedient.',
  },
  jasminbluete: {
    kurz: 'Zartrosa Tonerde und Jasmin wie an einem offenen Fenster am Abend: hell, blumig, freundlich.',
    lang: absaetze(
      'Jasmin kann schwer sein. Unserer steht am offenen Fenster: blumig und hell, mit ein wenig Grün vom Stiel.',
      'Die Farbe kommt aus rosa Tonerde, die wir vor dem Gießen in zwei Tönen anrühren. So laufen helle und dunklere Wolken ineinander, und auf der Oberseite liegt eine eingeprägte Blüte.',
    ),
    inhaltsstoffe:
      'Sodium Cocoate, Sodium Olivate, Aqua, Glycerin, Kaolin, Sodium Stearate, Parfum, Jasminum Officinale Flower Extract, CI 77491, Benzyl Acetate, Benzyl Benzoate, Benzyl Salicylate, Linalool, Hexyl Cinnamal',
    anwendung:
      'Für Hände und Körper. Mit warmem Wasser aufschäumen, abspülen, auf einer trockenen Schale ablegen.',
  },
  'schwarzer-sandel': {
    kurz: 'Ein tiefschwarzer Block mit Aktivkohle und trockenem Sandelholz. Unsere ruhigste Seife und unsere kräftigste Form.',
    lang: absaetze(
      'Jonas wollte eine Seife, die nicht nach Blumen riecht. Daraus ist unser schwerstes Stück geworden: 120 Gramm, breite Kanten, eine Prägung, die man auch mit nassen Fingern findet.',
      'Aktivkohle färbt die Masse durch und durch schwarz. Darüber liegt Sandelholz, trocken und warm, wie eine frisch geöffnete Holzkiste.',
      'Der Schaum ist übrigens hellgrau und spült sich gut ab.',
    ),
    inhaltsstoffe:
      'Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Charcoal Powder, Sodium Castorate, Parfum, Santalum Album Oil, Santalum Album Wood Powder, Santalol, Farnesol, Linalool',
    anwendung:
      'Für Körper und Hände, auch zum Einseifen vor der Rasur. Seifenschale und helle Tücher nach Gebrauch kurz ausspülen.',
    besonderheiten: 'Vegan, ohne Palmöl.',
  },
  minzglas: {
    kurz: 'Durchscheinend wie Flaschengrün am Strand, dazu ein Hauch Minze: die kleine Klare fürs Waschbecken.',
    lang: absaetze(
      'Hält man dieses Stück gegen das Fenster, fällt das Licht hindurch, und mittendrin liegen zwei Minzblätter. Viel Glycerin macht die Seife so klar; ein Tropfen Pflanzengrün gibt ihr die Farbe von Glas, das lange im Meer lag.',
      'Sie duftet leiser als der Minzmorgen, eher nach einem zerriebenen Blatt als nach einem ganzen Beet. Im Gästebad macht sie sich sehr gut.',
    ),
    inhaltsstoffe:
      'Glycerin, Aqua, Sodium Stearate, Sorbitol, Sodium Cocoate, Sodium Olivate, Mentha Piperita Leaf, Mentha Piperita Oil, CI 75815, Menthol, Limonene, Linalool',
    anwendung:
      'Zum Händewaschen. Glycerin zieht Feuchtigkeit an: in feuchten Bädern können sich feine Tröpfchen auf der Oberfläche bilden. Abwischen genügt.',
    besonderheiten:
      'Vegan. Kleine Luftbläschen zeigen, dass von Hand gegossen wurde. Taucht ein Minzblatt auf, einfach herausziehen.',
  },
  vanillewolke: {
    kurz: 'Weich, hell und mit echten Vanillepünktchen: Sheabutterseife, die nach Sonntag und Milchreis riecht.',
    lang: absaetze(
      'Clara sagt, diese Seife rieche nach dem Moment, in dem der Milchreis fertig ist. Genauer können wir es nicht beschreiben.',
      'Sheabutter und Olivenöl geben einen ruhigen, sahnigen Schaum. Die dunklen Pünktchen sind gemahlene Vanilleschoten, die karamellfarbenen Wirbel entstehen von selbst, wenn die Vanille auf die warme Seife trifft.',
    ),
    inhaltsstoffe:
      'Sodium Olivate, Sodium Cocoate, Aqua, Butyrospermum Parkii Butter, Glycerin, Sodium Castorate, Parfum, Vanilla Planifolia Seed Powder, Vanillin, Benzyl Alcohol, Coumarin',
    anwendung:
      'Für Hände und Körper, auch fürs Wannenbad. Das schmale Format ist für kleine Hände gut zu greifen.',
    besonderheiten:
      'Vegan. Cremeweiß bleibt sie nicht: Vanille färbt Seife mit der Zeit goldbraun. Am Duft ändert das nichts.',
  },
  gartenruhe: {
    kurz: 'Aloe-Vera, Lavendel und ein grüner Ton wie Salbei: der Garten nach dem Gießen, in Wabenform.',
    lang: absaetze(
      'Abends, wenn die Beete gegossen sind, riecht unser Garten am besten: nach feuchter Erde, Lavendel und irgendetwas Grünem, das keiner benennen kann. Das haben wir nachgebaut.',
      'Grüne Tonerde färbt die Seife blass wie Salbeiblätter, Aloe-Vera macht den Schaum leicht. In die Wabe sind drei Lavendelzweige geprägt, die man beim Waschen lange noch mit dem Daumen fühlt.',
    ),
    inhaltsstoffe:
      'Sodium Olivate, Sodium Cocoate, Aqua, Aloe Barbadensis Leaf Juice, Glycerin, Illite, Sodium Castorate, Lavandula Hybrida Oil, Salvia Sclarea Oil, Lavandula Angustifolia Flower, Salvia Officinalis Leaf Powder, Linalool, Linalyl Acetate, Camphor, Limonene, Geraniol',
    anwendung:
      'Für Hände und Körper, gern auch nach der Gartenarbeit: Die Tonerde gibt dem Schaum etwas Griff.',
  },
  goldstueck: {
    kurz: 'Honig und Sandelholz in einem Stück, das im Licht schimmert. Zum Verschenken – oder zum Behalten.',
    lang: absaetze(
      'Das Goldstück gießen wir in kleinen Chargen zu zwölf Stück. Ein wenig Perlglanz aus Glimmer zieht sich durch die honigfarbene Masse; je nach Licht sieht sie aus wie Bernstein oder wie ein alter Bilderrahmen.',
      'Der Duft beginnt süß und wird mit jeder Minute holziger. Obenauf sitzt unsere Medaille mit dem Lindenblatt.',
      'Für diese Seife haben wir die ganze Herstellung aufgeschrieben, vom Honigglas bis zur Tüte. Die Dokumentation ist verlinkt.',
    ),
    inhaltsstoffe:
      'Sodium Cocoate, Sodium Olivate, Aqua, Glycerin, Mel, Sodium Stearate, Parfum, Santalum Album Oil, Mica, CI 77891, CI 77491, Santalol, Coumarin, Benzyl Benzoate, Linalool',
    anwendung:
      'Für Hände und Körper. Nach dem Waschen abtropfen lassen, dann bleibt die Prägung lange scharf.',
    besonderheiten:
      'Enthält Honig, ist also nicht vegan. Der Schimmer bleibt in der Seife und nicht auf der Haut.',
  },
  nachtjasmin: {
    kurz: 'Schwarz wie der Garten um elf: Aktivkohle, dunkler Jasmin und ein schmaler Riegel für den Abend.',
    lang: absaetze(
      'Mancher Jasmin öffnet sich erst, wenn es dunkel ist. Dann riecht er anders als am Tag: voller, ein wenig nach Tee, ein wenig nach warmem Stein.',
      'Diesen Geruch haben wir lange gesucht. Die Aktivkohle nimmt der Blüte die Süße, übrig bleibt ein ruhiger, tiefer Duft. Die Prägung sieht man kaum, man findet sie mit den Fingern: eine Blüte mit sechs Blättern.',
    ),
    inhaltsstoffe:
      'Sodium Olivate, Sodium Cocoate, Aqua, Glycerin, Charcoal Powder, Sodium Castorate, Parfum, Jasminum Sambac Flower Extract, Benzyl Acetate, Benzyl Salicylate, Linalool, Eugenol, Hexyl Cinnamal',
    anwendung:
      'Für Hände und Körper. Der graue Schaum lässt sich leicht abspülen; helle Waschlappen besser beiseitelegen.',
    besonderheiten: 'Vegan, ohne Palmöl.',
  },
  wintergruss: {
    kurz: 'Bernsteinklar mit Vanille und einer Spur Sternanis: die Seife, die bei uns erst im November in die Form kommt.',
    lang: absaetze(
      'Einmal im Jahr steht die Werkstatt voller Sternanis. Dann gießen wir den Wintergruß: durchscheinend wie Bernstein, mit einem Schneestern obenauf und einem ganzen Sternanis in der Mitte.',
      'Vanille trägt den Duft, der Anis bleibt im Hintergrund, und ganz am Ende kommt ein Hauch Tanne. Wenn die letzte Tüte verkauft ist, warten wir wieder bis zum nächsten Herbst.',
    ),
    inhaltsstoffe:
      'Glycerin, Aqua, Sodium Stearate, Sorbitol, Sodium Cocoate, Illicium Verum Fruit, Parfum, Illicium Verum Fruit Oil, Abies Sibirica Needle Oil, Caramel, Vanillin, Anethole, Limonene, Coumarin, Linalool',
    anwendung:
      'Zum Händewaschen, am liebsten nach einem Spaziergang in der Kälte. Trocken ablegen, Glycerin zieht Feuchtigkeit an.',
    besonderheiten:
      'Saisonseife, nur von November bis Januar. Vegan. Den Sternanis herausnehmen, sobald er zum Vorschein kommt.',
  },
} satisfies Record<string, DemoBeschreibung>;
