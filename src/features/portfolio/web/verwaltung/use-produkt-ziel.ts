import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { VerwaltetesProdukt } from '../../contract.ts';

/**
 * Opens the form of the product that the address names (`?produkt=…&feld=preis`), once, so that a list of
 * what is missing can link to it, or that of a new one (`?neu`), to which the first evening leads; returns the field,
 * and whether it was that. The address loses the names, so that reloading the page opens nothing.
 */
export function useProduktZiel(
  produkte: VerwaltetesProdukt[] | undefined,
  onEdit: (produkt: VerwaltetesProdukt | 'neu') => void,
): { feld: string; isErsterAbend: boolean } {
  const [params, setParams] = useSearchParams();
  const [feld, setFeld] = useState('');
  const [isErsterAbend, setIsErsterAbend] = useState(false);
  const id = params.get('produkt');
  const isNeu = params.has('neu');

  useEffect(() => {
    if ((id === null && !isNeu) || !produkte) return;
    const found = produkte.find(({ _id }) => _id === id);
    if (found) {
      setFeld(params.get('feld') ?? '');
      onEdit(found);
    }
    if (isNeu) {
      setIsErsterAbend(true);
      onEdit('neu');
    }
    setParams({}, { replace: true });
  }, [id, isNeu, produkte, params, setParams, onEdit]);

  return { feld, isErsterAbend };
}
