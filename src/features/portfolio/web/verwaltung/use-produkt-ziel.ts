import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { VerwaltetesProdukt } from '../../contract.ts';

/**
 * Opens the form of the product that the address names (`?produkt=…&feld=preis`), once, so that a list of
 * what is missing can link to it; returns the field. The address loses the names, so that reloading the page
 * opens nothing.
 */
export function useProduktZiel(
  produkte: VerwaltetesProdukt[] | undefined,
  onEdit: (produkt: VerwaltetesProdukt) => void,
): string {
  const [params, setParams] = useSearchParams();
  const [feld, setFeld] = useState('');
  const id = params.get('produkt');

  useEffect(() => {
    if (id === null || !produkte) return;
    const found = produkte.find(({ _id }) => _id === id);
    if (found) {
      setFeld(params.get('feld') ?? '');
      onEdit(found);
    }
    setParams({}, { replace: true });
  }, [id, produkte, params, setParams, onEdit]);

  return feld;
}
