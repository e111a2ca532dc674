export const verwerfenFrage = {
  question: 'Diesen Auszug verlassen?',
  consequence:
    'Was Sie hier gewählt und nicht gebucht haben, ist dann weg. Den Auszug können Sie neu einlesen.',
  yes: 'Ja, verlassen',
  no: 'Hier bleiben',
};
