import { useSearchParams } from 'react-router';

/** The URL of a product's calculation on this screen. */
export function produktLink(produktId: string): string {
  return `?${new URLSearchParams({ produkt: produktId })}`;
}

/** The selected product's id; it is in the URL, so that a reload and a link keep it. */
export function useGewaehltesProdukt(): string | null {
  const [params] = useSearchParams();
  return params.get('produkt');
}
