import type { DataRouter } from 'react-router';
import { herkunft } from '#features/auth/herkunft.ts';
import { endSession } from '#features/auth/web/session.ts';
import { errorText } from '#web/api/error-text.ts';
import { isSessionOverError, type OnError } from '#web/api/query-client.ts';
import { showError } from '#web/ui/shop/message/toast.ts';

/**
 * requirements.md, storefront §8: every failure as a toast, first what failed, then the cause. A session that
 * the server refuses is ended here as well. `routerOf` is asked when a call fails: the router is made after
 * the calls.
 */
export function showCallErrors(routerOf: () => DataRouter): OnError {
  return (error, what, isReasonShown = false) => {
    const isOver = isSessionOverError(error);
    const router = routerOf();
    const { navigation, location } = router.state;
    // What ended the session leads there already, with its own words.
    if (isOver && (navigation.location ?? location).pathname === '/login') return;
    const reason = isReasonShown ? [] : [errorText(error)];
    showError((what && !isOver ? [what, ...reason] : reason).join('\n'));
    if (!isOver) return;
    // Read before: a guard leaves the page when the session ends.
    const state = herkunft(location);
    endSession();
    // Nobody has to sign in to withdraw from a contract (R46).
    if (!location.pathname.startsWith('/widerruf')) void router.navigate('/login', { state });
  };
}
