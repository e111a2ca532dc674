import { TextInput } from '@mantine/core';
import styles from './blatt.module.css';

export type Wo = { ort: string; tag: string };

/** Where and when the market is. */
export function WoWann({ wo, onChange }: { wo: Wo; onChange: (wo: Wo) => void }) {
  return (
    <div className={styles.wo}>
      <TextInput
        label="Ort"
        maxLength={40}
        autoComplete="off"
        value={wo.ort}
        onChange={({ currentTarget }) => onChange({ ...wo, ort: currentTarget.value })}
      />
      <TextInput
        label="Tag"
        type="date"
        required
        withAsterisk={false}
        value={wo.tag}
        onChange={({ currentTarget }) => onChange({ ...wo, tag: currentTarget.value })}
      />
    </div>
  );
}
