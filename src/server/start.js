// Installed units of systemd and images name this place; the start moved to `src/app`.
import '../app/server/start.js';
