import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A photograph as a camera writes it: it names its place and whose it is. */
const drawPhoto = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1_500, height: 1_000, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 10/1 12/1' }, IFD0: { Artist: 'Secret Person' } })
    .jpeg()
    .toBuffer();

/** A folder with two photos and their list. Returns its path. */
export async function makePhotoFolder(directory: string, name: string): Promise<string> {
  const folder = join(directory, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'a.jpg'), await drawPhoto('#808080'));
  writeFileSync(join(folder, 'b.jpg'), await drawPhoto('#404040'));
  writeFileSync(
    join(folder, 'manifest.csv'),
    'file,room,alt,photographer,license\nb.jpg,Kitchen,The stove,Ana Ruiz,CC-BY-4.0\na.jpg,,The house,,own\n',
  );
  return folder;
}
