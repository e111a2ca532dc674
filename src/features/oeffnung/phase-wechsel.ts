import { anfangsPhase, type Phase, type PhaseAngaben } from '#features/einstellung/gruppen/phase-angaben.ts';

/** What people call the phases. */
export const phasenNamen: Record<Phase, string> = {
  angekuendigt: 'Angekündigt',
  geoeffnet: 'Geöffnet',
  pausiert: 'Pause',
};

/** Why a change of the phase is refused: the field it is about, and what to do. */
export type PhaseProblem = { feld: 'phase' | 'pauseText' | 'pauseBis'; text: string };

/** The refusal of a pause that says nothing to visitors. */
export const pauseLeerText =
  'Was sollen Besucher lesen? Bitte einen Hinweis eingeben oder den Tag, an dem Sie wieder da sind.';

/** Whether a pause has neither text nor day. */
export function isPauseLeer({ pauseText, pauseBis }: Pick<PhaseAngaben, 'pauseText' | 'pauseBis'>): boolean {
  return pauseText === '' && pauseBis === '';
}

/** What is stored: text and day belong to the pause only. */
export function phaseOf(angaben: PhaseAngaben): PhaseAngaben {
  return angaben.phase === 'pausiert' ? angaben : { ...anfangsPhase, phase: angaben.phase };
}

/**
 * The problem with a change on a day (`2026-11-23`), or `undefined`. A pause does not end by itself on its
 * day of return: nobody might be there to send what is ordered then.
 */
export function phaseProblem(vorher: Phase, neu: PhaseAngaben, tag: string): PhaseProblem | undefined {
  const { phase, pauseBis } = neu;
  if (phase === 'pausiert' && vorher === 'angekuendigt')
    return { feld: 'phase', text: 'Eine Pause gibt es erst, wenn der Laden geöffnet ist.' };
  if (phase === 'pausiert' && isPauseLeer(neu)) return { feld: 'pauseText', text: pauseLeerText };
  if (phase === 'pausiert' && pauseBis !== '' && pauseBis <= tag)
    return { feld: 'pauseBis', text: 'Bitte einen Tag, der nach heute liegt.' };
  if (phase === vorher && phase !== 'pausiert')
    return { feld: 'phase', text: `Der Laden ist schon ${schon[phase]}.` };
  return undefined;
}

const schon = { angekuendigt: 'angekündigt', geoeffnet: 'geöffnet' } as const;

/** Whether the change needs 'Bereit zum Öffnen?' without red lines. */
export function brauchtBereitschaft({ phase }: PhaseAngaben): boolean {
  return phase === 'geoeffnet';
}
