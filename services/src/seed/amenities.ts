/** Amenities of a home by group, in the words guests filter by. */
import type { Amenities } from '@roost/shared/contracts/listing';
import { NO_PETS_ALLOWED, PETS_ALLOWED } from '@roost/shared/contracts/index-record';
import type { FactsDraft } from './facts.ts';
import type { Random } from './random.ts';
import type { Profile } from './regions/region.ts';

const LOCATION_BY_PROFILE: Record<Profile, readonly string[]> = {
  lake: ['Near the Lake', 'Wooded', 'Quiet Road'],
  ski: ['Near Ski Lifts', 'Mountain', 'Free Shuttle'],
  mountain: ['Mountain', 'Wooded', 'Secluded'],
  beach: ['Near the Beach', 'Walk to Restaurants', 'Bike Path'],
  tropical: ['Near the Beach', 'Walk to Restaurants', 'Gated Community'],
  desert: ['Secluded', 'Dark Sky', 'Near National Park'],
  redrock: ['Near National Park', 'Dark Sky', 'Trailhead'],
  city: ['Downtown', 'Walk to Restaurants', 'Public Transport'],
  hills: ['Rural', 'Secluded', 'Near Wineries'],
  coast: ['Oceanside Bluff', 'Walk to Restaurants', 'Quiet Road'],
  vineyard: ['Near Wineries', 'Rural', 'Walk to Restaurants'],
  fjord: ['Rural', 'Near the Water', 'Trailhead'],
  village: ['Village', 'Walk to Restaurants', 'Rural'],
};

const ACTIVITIES_BY_PROFILE: Record<Profile, readonly string[]> = {
  lake: ['Swimming', 'Boating', 'Fishing', 'Hiking', 'Paddleboarding', 'Cycling', 'Ice Skating'],
  ski: ['Skiing', 'Snowboarding', 'Snowshoeing', 'Hiking', 'Mountain Biking', 'Fly Fishing'],
  mountain: ['Hiking', 'Fishing', 'Rafting', 'Wildlife Viewing', 'Cycling', 'Zip Lining', 'Antiquing'],
  beach: ['Swimming', 'Surfing', 'Fishing', 'Cycling', 'Shelling', 'Kayaking', 'Golf'],
  tropical: ['Snorkeling', 'Surfing', 'Swimming', 'Hiking', 'Scuba Diving', 'Sailing'],
  desert: ['Hiking', 'Rock Climbing', 'Stargazing', 'Golf', 'Horseback Riding', 'Photography'],
  redrock: ['Hiking', 'Mountain Biking', 'Rafting', 'Stargazing', 'Rock Climbing', 'Photography'],
  city: ['Museums', 'Live Music', 'Walking Tours', 'Shopping', 'Dining', 'Cycling'],
  hills: ['Wine Tasting', 'Swimming', 'Hiking', 'Antiquing', 'Live Music', 'Stargazing'],
  coast: ['Hiking', 'Whale Watching', 'Kayaking', 'Tide Pools', 'Fishing', 'Sailing'],
  vineyard: ['Wine Tasting', 'Cycling', 'Farmers Market', 'Hiking', 'Cooking Classes'],
  fjord: ['Hiking', 'Fishing', 'Kayaking', 'Northern Lights', 'Wildlife Viewing'],
  village: ['Walking', 'Cycling', 'Antiquing', 'Gardens', 'Farmers Market'],
};

/**
 * The amenities of a home. Accessibility always has exactly one of "Pets Allowed" and "No Pets Allowed", because the
 * pets choice of a search filters by it (SRCH-8).
 */
export function makeAmenities(r: Random, facts: FactsDraft): Amenities {
  const { has, standard } = facts;
  const when = (condition: boolean, ...names: string[]) => (condition ? names : []);
  return {
    amenities: [
      'Wi-Fi',
      'Kitchen',
      'Heating',
      'Linens Provided',
      'Smoke Detector',
      ...when(has.airConditioning, 'Air Conditioning'),
      ...when(has.hotTub, 'Hot Tub'),
      ...when(has.pool, 'Pool'),
      ...when(has.fireplace, 'Fireplace'),
      ...when(has.firepit, 'Fire Pit'),
      ...when(has.grill, 'Grill'),
      ...when(has.sauna, 'Sauna'),
      ...when(has.laundry, 'Washer', 'Dryer'),
      ...when(has.office, 'Dedicated Workspace'),
      ...when(has.evCharger, 'EV Charger'),
      ...when(has.gameRoom, 'Game Room'),
      ...when(has.kayaks, 'Kayaks'),
      ...when(has.bikes, 'Bicycles'),
      ...when(facts.bedrooms > 0 && r.chance(0.85), 'Dishwasher'),
      ...when(r.chance(0.88), 'TV'),
      ...when(r.chance(0.7), 'Coffee Maker'),
      ...when(r.chance(0.6 + standard * 0.3), 'Free Parking'),
      ...when(facts.occupancy > 5 && r.chance(0.45), 'High Chair', 'Crib'),
      ...when(r.chance(0.35), 'Board Games'),
      ...when(!facts.shared || r.chance(0.6), 'Deck or Patio'),
      ...when(standard > 0.7 && r.chance(0.6), 'Outdoor Shower'),
    ],
    location: [
      ...when(
        facts.waterfront,
        facts.land === 'lake' || facts.land === 'fjord'
          ? 'Lakefront'
          : facts.land === 'bayou'
            ? 'Riverfront'
            : 'Oceanfront',
      ),
      ...when(has.dock, 'Private Dock'),
      ...when(facts.skiInOut, 'Ski-In/Ski-Out'),
      ...r.sample(LOCATION_BY_PROFILE[facts.region.profile], r.int(1, 3)),
    ],
    view: facts.views,
    accessibility: [
      facts.pets ? PETS_ALLOWED : NO_PETS_ALLOWED,
      ...when(has.stepFree, 'Step-Free Entrance'),
      ...when(has.stepFree && r.chance(0.5), 'Wide Doorways'),
      ...when(r.chance(0.22), 'Ground Floor Bedroom'),
      ...when(has.stepFree && r.chance(0.3), 'Walk-In Shower'),
      ...when(facts.shared && r.chance(0.6), 'Elevator'),
    ],
    activities: r.sample(ACTIVITIES_BY_PROFILE[facts.region.profile], r.int(3, 5)),
  };
}
