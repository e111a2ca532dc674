import { Button, Modal } from '@mantine/core';
import { Alert } from '../../shop/message/alert.tsx';
import { useAsked } from './confirm.ts';
import styles from './confirm-host.module.css';
import { useReturnFocus } from './use-return-focus.ts';

/** Renders the questions of `confirm` above every dialog; the no button comes first, Escape means no. */
export function ConfirmHost() {
  const asked = useAsked();
  return asked && <Asking key={asked.question} asked={asked} />;
}

function Asking({ asked }: { asked: NonNullable<ReturnType<typeof useAsked>> }) {
  const { question, what, warning, consequence, yes, no = 'Abbrechen', isDestructive = true, answer } = asked;
  useReturnFocus();
  return (
    <Modal.Root
      opened
      onClose={() => answer(false)}
      centered
      size="28rem"
      zIndex={400}
      returnFocus={false}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: styles.content }}
    >
      {/* The second click of the double click that asked is no answer, and takes no focus. */}
      <Modal.Overlay
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ detail }) => detail < 2 && answer(false)}
      />
      <Modal.Content>
        <Modal.Title className={styles.question}>{question}</Modal.Title>
        {what && <p className={styles.what}>{what}</p>}
        {warning && <Alert kind="warning">{warning}</Alert>}
        {consequence && <p>{consequence}</p>}
        <div className={`row-2 ${styles.buttons}`} data-keep-clear>
          <Button variant="default" data-autofocus onClick={() => answer(false)}>
            {no}
          </Button>
          <Button color={isDestructive ? 'red' : undefined} onClick={() => answer(true)}>
            {yes}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
