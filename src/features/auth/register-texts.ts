/** Validation messages of the registration form, shared by browser and server. */
export const registerTexts = {
  email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  emailForm: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  password: 'Bitte geben Sie Ihr Passwort ein.',
  vorname: 'Bitte geben Sie Ihren Vornamen ein.',
  nachname: 'Bitte geben Sie Ihren Nachnamen ein.',
  datenschutz: 'Bitte bestätigen Sie, dass Sie die Datenschutzerklärung zur Kenntnis genommen haben.',
};
