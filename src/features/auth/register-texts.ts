/** Validation messages of the registration form, shared by browser and server. */
export const registerTexts = {
  email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  emailTaken: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an.',
  emailForm: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  password: 'Bitte geben Sie Ihr Passwort ein.',
  vorname: 'Bitte geben Sie Ihren Vornamen ein.',
  nachname: 'Bitte geben Sie Ihren Nachnamen ein.',
  datenschutz: 'Bitte bestätigen Sie, dass Sie die Datenschutzerklärung zur Kenntnis genommen haben.',
};
