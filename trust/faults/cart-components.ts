import type { Fault } from './fault.ts';

/** What the parts of the cart do: steppers, lines, questions. */
export const cartComponents: Fault[] = [
  {
    name: 'the minus button adds a piece',
    area: 'cart',
    floor: 'component',
    file: 'src/features/cart/web/shop/stepper.tsx',
    find: 'onClick={() => onChange(menge - 1)}',
    replace: 'onClick={() => onChange(menge + 1)}',
    caughtBy: [
      {
        file: 'e2e/shop/warenkorb-menge.spec.ts',
        title: 'a change is shown at once and reaches the server',
        project: 'phone',
      },
    ],
  },
  {
    name: 'the minus button goes below one piece',
    area: 'cart',
    floor: 'component',
    file: 'src/features/cart/web/shop/stepper.tsx',
    find: '        disabled={menge <= minMenge}\n',
    replace: '',
    caughtBy: [
      {
        file: 'e2e/shop/warenkorb-menge.spec.ts',
        title: 'minus is disabled at 1 and plus at 99',
        project: 'phone',
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
        file: 'e2e/shop/warenkorb-menge.spec.ts',
        title: 'a tap and typing 2 gives two pieces',
        project: 'phone',
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
      { file: 'e2e/shop/in-den-warenkorb.spec.ts', title: 'a double tap adds once', project: 'phone' },
    ],
  },
  {
    name: 'nothing says that a soap could not be put into the cart',
    area: 'cart',
    floor: 'component',
    file: 'src/web/ui/shop/toast.ts',
    find: '  withLibrary((toast) => toast.error(text, { id: text, duration: durationMs.error, ariaProps }));\n',
    replace: '',
    caughtBy: [
      {
        file: 'e2e/shop/in-den-warenkorb.spec.ts',
        title: 'a toast says so and the button works again',
        project: 'phone',
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
        file: 'e2e/shop/warenkorb-rueckgaengig.spec.ts',
        title: 'a removed line is put back with its pieces',
        project: 'phone',
      },
    ],
  },
  {
    name: 'the whole cart is emptied without a question',
    area: 'cart',
    floor: 'component',
    file: 'src/web/pages/shop/cart-content.tsx',
    find: 'onClick={() => setIsAsking(true)}',
    replace: 'onClick={() => void handleYes()}',
    caughtBy: [
      {
        file: 'e2e/shop/warenkorb.spec.ts',
        title: 'asks first, and declining changes nothing',
        project: 'phone',
      },
    ],
  },
];
