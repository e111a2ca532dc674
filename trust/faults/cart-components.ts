import type { Fault } from './fault.ts';

/** What the parts of the cart do: steppers, lines, questions. */
export const cartComponents: Fault[] = [
  {
    name: 'the minus button adds a piece',
    area: 'cart',
    floor: 'component',
    file: 'src/features/cart/web/shop/stepper.tsx',
    find: 'menge <= minMenge, () => onChange(menge - 1))',
    replace: 'menge <= minMenge, () => onChange(menge + 1))',
    caughtBy: [
      {
        file: 'src/features/cart/web/shop/stepper.ui.test.tsx',
        title: 'a change is shown at once and reaches the server',
      },
    ],
  },
  {
    name: 'the minus button goes below one piece',
    area: 'cart',
    floor: 'component',
    file: 'src/features/cart/web/shop/stepper.tsx',
    find: 'isDisabled || menge <= minMenge',
    replace: 'isDisabled',
    caughtBy: [
      {
        file: 'src/features/cart/web/shop/stepper.ui.test.tsx',
        title: 'minus is disabled at 1 and plus at 99',
      },
    ],
  },
  {
    name: 'who taps the number of pieces and types 2 orders 21',
    area: 'cart',
    floor: 'component',
    file: 'src/features/cart/web/shop/stepper.tsx',
    find: '      {...selectOnFocus}\n',
    replace: '',
    caughtBy: [
      {
        file: 'src/features/cart/web/shop/stepper.ui.test.tsx',
        title: 'a tap and typing 2 gives two pieces',
      },
    ],
  },
  {
    name: 'two quick taps put the pieces into the cart twice',
    area: 'cart',
    floor: 'component',
    file: 'src/features/cart/web/shop/add-to-cart.tsx',
    find: '<Button disabled={isPending} aria-busy={isPending}',
    replace: '<Button aria-busy={isPending}',
    caughtBy: [
      { file: 'src/features/cart/web/shop/add-to-cart.ui.test.tsx', title: 'a double tap adds once' },
    ],
  },
  {
    name: 'nothing says that a soap could not be put into the cart',
    area: 'cart',
    floor: 'component',
    file: 'src/web/ui/shop/message/toast.ts',
    find: '  withLibrary((toast) => toast.error(text, { id: text }));\n',
    replace: '',
    caughtBy: [
      {
        file: 'src/features/cart/web/shop/add-to-cart.ui.test.tsx',
        title: 'a toast says so and the button works again',
      },
    ],
  },
  {
    name: "'Rückgängig' beside a removed soap does nothing",
    area: 'cart',
    floor: 'component',
    file: 'src/features/cart/web/shop/removed-line.tsx',
    find: '    await onUndo();\n',
    replace: '',
    caughtBy: [
      {
        file: 'src/features/cart/web/shop/removed-line.ui.test.tsx',
        title: 'a removed line is put back with its pieces',
      },
    ],
  },
  {
    name: 'the whole cart is emptied without a question',
    area: 'cart',
    floor: 'component',
    file: 'src/app/web/pages/shop/cart/cart-content.tsx',
    find: 'onClick={() => setIsAsking(true)}',
    replace: 'onClick={() => void handleYes()}',
    caughtBy: [
      {
        file: 'src/features/cart/web/shop/cart-page.ui.test.tsx',
        title: 'asks first, and declining changes nothing',
      },
    ],
  },
];
