/** What a new account's form asks for, said by the browser and by the server with the same words. */
export const registerTexts = {
  email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  emailForm: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  password: 'Bitte geben Sie Ihr Passwort ein.',
  vorname: 'Bitte geben Sie Ihren Vornamen ein.',
  nachname: 'Bitte geben Sie Ihren Nachnamen ein.',
  datenschutz: 'Bitte bestätigen Sie, dass Sie die Datenschutzerklärung zur Kenntnis genommen haben.',
};
