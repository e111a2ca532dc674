import { Button, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ChangeEvent, useRef, useState } from 'react';
import { IconButton } from '#web/ui/verwaltung/icon-button.tsx';
import type { AdminIconName } from '#web/ui/verwaltung/icons.tsx';
import styles from './upload-button.module.css';

/** The types the server can decode. HEIC is left out, so that an iPhone converts to JPEG. */
export const bildTypen = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

type UploadButtonProps = {
  icon: AdminIconName;
  label: string;
  /** The full name of the button where the label does not say of what: 'Hauptbild hochladen: Lavendeltraum'. */
  name?: string;
  /** A visible word beside the icon: 'Hochladen'. */
  word?: string;
  isMultiple?: boolean;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
};

/** Selects pictures from the device; with a touch screen, the camera can be used as well. */
export function UploadButton({ isMultiple = false, onFiles, ...button }: UploadButtonProps) {
  const hasTouch = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false });
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const input = {
    type: 'file',
    hidden: true,
    'aria-label': button.name ?? button.label,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      onFiles([...(currentTarget.files ?? [])]);
      // So that the same file can be selected again.
      currentTarget.value = '';
    },
  } as const;
  const chooseFiles = () => files.current?.click();

  return (
    <>
      <input {...input} ref={files} accept={bildTypen} multiple={isMultiple} />
      <input {...input} ref={camera} accept="image/*" capture="environment" />
      {hasTouch ? (
        <CameraOrFiles
          {...button}
          filesLabel={isMultiple ? 'Bilder auswählen' : 'Bild auswählen'}
          onCamera={() => camera.current?.click()}
          onFiles={chooseFiles}
        />
      ) : (
        <IconButton {...button} onClick={chooseFiles} />
      )}
    </>
  );
}

type CameraOrFilesProps = Omit<UploadButtonProps, 'onFiles' | 'isMultiple'> & {
  filesLabel: string;
  onCamera: () => void;
  onFiles: () => void;
};

function CameraOrFiles({ filesLabel, onCamera, onFiles, ...button }: CameraOrFilesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const choose = (action: () => void) => () => {
    setIsOpen(false);
    action();
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="top" trapFocus returnFocus shadow="lg">
      <Popover.Target>
        <IconButton {...button} onClick={() => setIsOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown className={styles.choice}>
        <Button variant="subtle" justify="flex-start" onClick={choose(onCamera)}>
          Foto aufnehmen
        </Button>
        <Button variant="subtle" justify="flex-start" onClick={choose(onFiles)}>
          {filesLabel}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
