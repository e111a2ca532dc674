import applePay from 'simple-icons/icons/applepay.svg';
import googlePay from 'simple-icons/icons/googlepay.svg';
import klarna from 'simple-icons/icons/klarna.svg';
import paypal from 'simple-icons/icons/paypal.svg';
import { bekannteWege, type OnlineWeg, onlineWegText } from '../../online-wege.ts';
import karte from './karte.svg';
import konto from './konto.svg';
import styles from './online-wege.module.css';

/** Files of our own: nothing is loaded from elsewhere. Ways whose mark may not be had show what they are. */
const zeichen: Record<OnlineWeg, string> = {
  karte,
  paypal,
  wero: konto,
  applePay,
  googlePay,
  klarna,
  amazonPay: konto,
  link: karte,
};

/** The provider's ways to pay: a mark and a name each. */
export function OnlineWege({ wege }: { wege: OnlineWeg[] }) {
  const bekannte = bekannteWege(wege);
  if (bekannte.length === 0) return null;
  return (
    <ul className={styles.wege} aria-label="Sie können bezahlen mit">
      {bekannte.map((weg) => (
        <li key={weg} className={styles.weg}>
          <span className={styles.zeichen}>
            <img src={zeichen[weg]} alt="" width={20} height={20} />
          </span>
          <span translate="no">{onlineWegText[weg]}</span>
        </li>
      ))}
    </ul>
  );
}
