// Ready files for hosts, from the headers of the site. `npm run make -- hosting` writes them into hosting/.
import { headerRules, headersFile, headersFor } from './headers.mjs';

const about = (/** @type {string} */ what) =>
  `# ${what}\n# Written by \`npm run make -- hosting\` from tools/site/headers.mjs; FRAME_ANCESTORS=none before it forbids other pages to frame this one.\n`;

/**
 * The files by their names in hosting/.
 * @param {import('./headers.mjs').Framing} framing
 * @returns {Record<'_headers' | 'nginx.conf' | 'Caddyfile', string>}
 */
export function hostingFiles(framing) {
  const rules = headerRules(framing);
  const { 'Cache-Control': kept } = headersFor(rules, '/assets/*');
  // What only the page needs does no harm elsewhere.
  const { 'Cache-Control': fresh, ...common } = headersFor(rules, '/');
  const lines = Object.entries(common);
  return {
    _headers: `${about('For hosts that read _headers (Netlify, Cloudflare Pages …); the build puts the same into dist/.')}${headersFile(rules)}`,
    'nginx.conf': `${about('For nginx: put it into /etc/nginx/conf.d/, with your name and folder.')}
map $uri $small_world_kept {
  default "${fresh}";
  ~^/assets/ "${kept}";
}

server {
  listen 80;
  server_name small-world.example;
  root /var/www/small-world;
  index index.html;

  include mime.types;
  types {
    application/manifest+json webmanifest;
    model/gltf-binary glb;
  }
  charset utf-8;
  # The build has laid compressed copies beside the files. With the module for brotli: \`brotli_static on;\` as well.
  gzip_static on;
  gzip_vary on;
  gzip on;
  gzip_types text/css text/javascript application/javascript application/manifest+json image/svg+xml model/gltf-binary;

${lines.map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('')}  # Not for what is missing: it may be there in a moment.
  add_header Cache-Control $small_world_kept;

  # What is missing is told to be missing, never answered with the page.
  location / {
    try_files $uri $uri/ =404;
  }
}
`,
    Caddyfile: `${about('For Caddy: with your name and folder.')}
small-world.example {
	root * /var/www/small-world
	encode zstd gzip

	header {
${lines.map(([name, value]) => `\t\t${name} "${value}"\n`).join('')}	}
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	# Not for what is missing: it may be there in a moment.
	@kept {
		path /assets/*
		file
	}
	@fresh not path /assets/*
	header @kept Cache-Control "${kept}"
	header @fresh Cache-Control "${fresh}"

	# What is missing is told to be missing, never answered with the page. The build has laid compressed copies beside the files.
	file_server {
		precompressed br gzip
	}
}
`,
  };
}
