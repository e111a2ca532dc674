/** A transfer as a code to scan: on white, because banking apps do not read it on every ground. */
export function GiroCodeBild({ groesse, pfad }: { groesse: number; pfad: string }) {
  return (
    <svg viewBox={`0 0 ${groesse} ${groesse}`} role="img" aria-label="GiroCode mit den Daten der Überweisung">
      <rect width={groesse} height={groesse} fill="#fff" />
      <path d={pfad} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
