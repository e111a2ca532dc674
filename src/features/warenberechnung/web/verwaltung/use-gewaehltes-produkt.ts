import { useSearchParams } from 'react-router';

/** The address of a product's calculation on this screen. */
export function produktLink(produktId: string): string {
  return `?${new URLSearchParams({ produkt: produktId })}`;
}

/** The chosen product's id; it stands in the address, so that a reload and a link keep it. */
export function useGewaehltesProdukt(): string | null {
  const [params] = useSearchParams();
  return params.get('produkt');
}
