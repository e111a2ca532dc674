import {
  ActionIcon,
  Autocomplete,
  Button,
  Checkbox,
  Chip,
  CloseButton,
  createTheme,
  Input,
  type MantineColorsTuple,
  NativeSelect,
  PasswordInput,
  Radio,
  Skeleton,
  UnstyledButton,
} from '@mantine/core';
import { createElement } from 'react';
import { AdminIcon } from './icons.tsx';
import { Pressable } from './pressable.tsx';
import styles from './theme.module.css';

/** All controls have the minimum height of a touch target (`theme.module.css`). */
const control = 'var(--control)';

/** Controls grow with enlarged text; their inner distances do not, so that the text gets the room. */
const inputHeight = 'max(var(--control), 2rem)';
const sectionWidth = 'calc(var(--control) - 2px)';

/** Ten shades, as required by Mantine, from four tokens: background, line, colour, pressed colour. */
function shades([soft, line, main, deep]: [string, string, string, string]): MantineColorsTuple {
  return [soft, soft, soft, line, line, line, main, deep, deep, deep];
}

/** With reduced motion Mantine's centring transition is skipped, so the loader of a button has to be centred here. */
const centred = { transform: 'translate(-50%, -50%)' };

/** Inputs with options have an arrow that distinguishes them from text fields. */
const hasList = {
  rightSection: createElement(AdminIcon, { name: 'descending', size: 20 }),
  rightSectionPointerEvents: 'none',
} as const;

/** The label of a choice is as high as a finger wants it. */
const choice = {
  body: styles.choice,
  inner: styles.choiceInner,
  label: styles.choiceLabel,
  description: styles.choiceMore,
} as const;

/** The theme of the back office components, from the tokens in `src/web/styles/tokens.css`. */
export const theme = createTheme({
  primaryColor: 'rose',
  primaryShade: 6,
  white: 'var(--white)',
  black: 'var(--ink)',
  colors: {
    rose: shades(['var(--rose-soft)', 'var(--rose-line)', 'var(--rose)', 'var(--rose-deep)']),
    mint: shades(['var(--mint-soft)', 'var(--mint)', 'var(--mint-deep)', 'var(--mint-deep)']),
    red: shades(['var(--danger-soft)', 'var(--rose-line)', 'var(--danger)', 'var(--danger)']),
    gray: [
      'var(--paper)',
      'var(--rose-soft)',
      'var(--sand)',
      'var(--sand-line)',
      'var(--field-line)',
      'var(--ink-soft)',
      'var(--ink-soft)',
      'var(--ink-soft)',
      'var(--ink)',
      'var(--ink)',
    ],
  },
  fontFamily: 'var(--font-body)',
  lineHeights: { md: '1.6' },
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '560' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: 'var(--text-1)', xl: 'var(--text-2)' },
  defaultRadius: 'sm',
  radius: { sm: 'var(--radius-small)', md: 'var(--radius)', lg: 'var(--radius)' },
  shadows: { md: 'var(--shadow)', lg: 'var(--shadow-strong)', xl: 'var(--shadow-strong)' },
  // requirements.md, admin §9, breakpoints.
  breakpoints: { xs: '0em', sm: '37.5em', md: '56.25em', lg: '75em', xl: '96em' },
  respectReducedMotion: true,
  // A control that moves while pressed can move away from the finger.
  activeClassName: '',
  components: {
    Button: Button.extend({
      classNames: { root: styles.button, label: styles.buttonLabel },
      styles: { loader: centred },
      vars: () => ({
        root: { '--button-height': control, '--button-fz': '1rem', '--button-padding-x': '18px' },
      }),
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle' },
      vars: () => ({ root: { '--ai-size': control } }),
    }),
    // Below Button, ActionIcon and all others.
    UnstyledButton: UnstyledButton.extend({ defaultProps: { component: Pressable } }),
    Checkbox: Checkbox.extend({ classNames: choice }),
    Radio: Radio.extend({ classNames: choice }),
    Chip: Chip.extend({
      classNames: { label: styles.chip, checkIcon: styles.chipTick },
      vars: () => ({ root: { '--chip-size': control, '--chip-fz': '1rem' } }),
    }),
    CloseButton: CloseButton.extend({
      vars: () => ({ root: { '--cb-size': control, '--cb-icon-size': '1.25rem' } }),
    }),
    Input: Input.extend({
      classNames: { wrapper: styles.inputWrapper, input: styles.input },
      defaultProps: { leftSectionWidth: sectionWidth, rightSectionWidth: sectionWidth },
      vars: () => ({ wrapper: { '--input-height': inputHeight, '--input-fz': '1rem' } }),
    }),
    // Mantine's own label is English; whether the button is pressed carries the state.
    PasswordInput: PasswordInput.extend({
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Passwort anzeigen' } },
    }),
    NativeSelect: NativeSelect.extend({ defaultProps: hasList }),
    Autocomplete: Autocomplete.extend({ defaultProps: hasList }),
    Skeleton: Skeleton.extend({ classNames: { root: styles.skeleton } }),
    InputWrapper: Input.Wrapper.extend({
      classNames: { label: styles.label, error: styles.error, description: styles.description },
    }),
  },
});
