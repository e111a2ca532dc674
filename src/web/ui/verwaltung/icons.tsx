import { Icon } from '../shop/picture/icons.tsx';

const paths = {
  add: 'M12 5v14M5 12h14',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  delete: 'M4 7h16M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5',
  reload: 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9M19.5 4v5h-5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5',
  sort: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  ascending: 'M7 14.5l5-5 5 5',
  descending: 'M7 9.5l5 5 5-5',
  expand: 'M9 6l6 6-6 6',
  drag: 'M9 5.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6zM9 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6zM9 17.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6zM15 5.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6zM15 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6zM15 17.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6z',
  previous: 'M15 6l-6 6 6 6',
  upload: 'M12 15.5V4M7.5 8.5L12 4l4.5 4.5M4.5 15v4.5h15V15',
  gallery: 'M7.5 4h12.5v12.5H7.5zM4 8v12h12M7.5 13l3.5-3.5 4 4 2-2 3 3',
  photo: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6z',
  view: 'M14 5h5v5M19 5l-8 8M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4',
  text: 'M5 6h14M5 10.5h14M5 15h9',
  soap: 'M5 10.5h14a2.5 2.5 0 0 1 2.5 2.5v2A4.5 4.5 0 0 1 17 19.5H7A4.5 4.5 0 0 1 2.5 15v-2A2.5 2.5 0 0 1 5 10.5zM7 14h5M16 6.5a1.5 1.5 0 1 0 0-.1M10.5 4.5a1 1 0 1 0 0-.1',
  drop: 'M12 3.5c3.5 4.2 5.5 7 5.5 10a5.5 5.5 0 0 1-11 0c0-3 2-5.8 5.5-10zM9.5 14a2.5 2.5 0 0 0 2.5 2.5',
  box: 'M12 3.5l8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4',
  list: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  shelf: 'M4 3.5v17M20 3.5v17M4 9.5h16M4 17.5h16M7 9.5V5.5h4v4M13.5 17.5v-4.5H17.5v4.5M7 17.5v-3h3.5v3',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.4-3.4 2.9-5 6.5-5s6.1 1.6 6.5 5M16 4.8a3.5 3.5 0 0 1 0 6.5M17.5 14.8c2.4.5 3.7 2.1 4 4.7',
  calculator: 'M6 3.5h12v17H6zM9 7h6v3H9zM9 13.5v.1M12 13.5v.1M15 13.5v.1M9 17v.1M12 17v.1M15 17v.1',
  history: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 9M4.5 4v5h5M12 8v4.5l3 2',
  clipboard: 'M8 5H5.5v15.5h13V5H16M8.5 3.5h7v3.5h-7zM9 12.5l2 2 4-4',
  adjust: 'M4 7h9M17 7h3M15 4.8v4.4M4 17h3M11 17h9M9 14.8v4.4M4 12h5M13 12h7M11 9.8v4.4',
  letter: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  sent: 'M5 12.5l4.5 4.5L19 7.5',
  failed: 'M12 3.5l9 16H3zM12 10v4.5M12 17.2v.1',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  unlock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.8-1',
  key: 'M12 15.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0M10.8 12.7 20 3.5M15 8.5l3 3M18 5.5l2 2',
} as const;

export type AdminIconName = keyof typeof paths;

/** An icon of the back office; decorative only, its meaning is beside it or in the button's name. */
export function AdminIcon({ name, size = 22 }: { name: AdminIconName; size?: number }) {
  return <Icon path={paths[name]} size={size} />;
}
