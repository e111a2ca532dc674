import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { isSessionOverError } from '../../../api/query-client.ts';
import styles from './more-rows.module.css';

type MoreRowsProps = { list: UseInfiniteQueryResult; label: string };

/** The button below a list that is loaded page by page. */
export function MoreRows({ list, label }: MoreRowsProps) {
  if (!list.hasNextPage || hasFailed(list)) return null;
  return (
    <Button
      variant="default"
      className={styles.more}
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {label}
    </Button>
  );
}

/** The `failure` of such a list; the retry loads what is missing. */
export function failureOf(list: UseInfiniteQueryResult, text: string) {
  if (!hasFailed(list)) return;
  const onRetry = () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch());
  return { text, onRetry };
}

const hasFailed = ({ isError, error }: UseInfiniteQueryResult): boolean =>
  isError && !isSessionOverError(error);
