"""
A whole OpenStack Swift with its S3 interface in one process, for tests and for
the example of several machines: a proxy that checks signatures, an account and
a container server on SQLite, and an object server. It ends when its standard
input does.

Arguments: a folder of its own, the id of the key, its secret. The first line
that it prints is its port. With a port and the name of a bucket besides, bytes
lie in the folder and outlive it, on a file system that keeps attributes;
otherwise in memory.
"""
import logging
import os
import sys

folder, key_id, secret = sys.argv[1:4]
port, bucket = (int(sys.argv[4]), sys.argv[5]) if len(sys.argv) > 4 else (0, None)

with open(os.path.join(folder, 'swift.conf'), 'w') as conf:
    conf.write('[swift-hash]\nswift_hash_path_suffix = tests\n')

from swift.common import utils

# It would read them from /etc, where only an administrator can put them.
utils.SWIFT_CONF_FILE = os.path.join(folder, 'swift.conf')
utils.HASH_PATH_SUFFIX = b'tests'
utils.HASH_PATH_PREFIX = b''
utils.validate_configuration = lambda: None

import eventlet

threading = eventlet.patcher.original('threading')
eventlet.monkey_patch(os=False)

from eventlet import listen, spawn, wsgi
from swift.account.server import AccountController
from swift.common.http_protocol import SwiftHttpProtocol
from swift.common.ring import RingBuilder
from swift.common.swob import Request
from swift.common.wsgi import loadapp
from swift.container.server import ContainerController
from swift.obj.mem_server import ObjectController as InMemory
from swift.obj.server import ObjectController as OnDisk


def end_with_parent():
    sys.stdin.read()
    os._exit(0)


threading.Thread(target=end_with_parent, daemon=True).start()

quiet = logging.getLogger('quiet')
quiet.addHandler(logging.NullHandler())
quiet.propagate = False

os.makedirs(os.path.join(folder, 'devices', 'd1'), exist_ok=True)
settings = {
    'devices': os.path.join(folder, 'devices'),
    'mount_check': 'false',
    'swift_dir': folder,
    'log_level': 'ERROR',
    'fallocate_reserve': '0',
    'db_preallocation': 'off',
}
sockets = {}
for name in ('account', 'container', 'object'):
    sockets[name] = listen(('127.0.0.1', 0))
    ring = RingBuilder(1, 1, 0)
    ring.add_dev({
        'id': 0, 'region': 1, 'zone': 1, 'weight': 1,
        'ip': '127.0.0.1', 'port': sockets[name].getsockname()[1], 'device': 'd1',
    })
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, name + '.ring.gz'))

spawn(wsgi.server, sockets['account'], AccountController(settings), quiet)
spawn(wsgi.server, sockets['container'], ContainerController(settings), quiet)
ObjectController = InMemory if bucket is None else OnDisk
spawn(wsgi.server, sockets['object'], ObjectController(settings), quiet)

project, user = key_id.split(':')
filters = ['catch_errors', 'gatekeeper', 'listing_formats', 'bulk', 's3api', 'tempauth', 'slo', 'dlo', 'copy']
options = {'s3api': 'location = us-east-1', 'tempauth': f'user_{project}_{user} = {secret} .admin'}
with open(os.path.join(folder, 'proxy.conf'), 'w') as conf:
    conf.write(f'[DEFAULT]\nswift_dir = {folder}\nlog_level = ERROR\n')
    conf.write(f'[pipeline:main]\npipeline = {" ".join(filters)} proxy-server\n')
    conf.write('[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n')
    for name in filters:
        conf.write(f'[filter:{name}]\nuse = egg:swift#{name}\n{options.get(name, "")}\n')
swift = loadapp(os.path.join(folder, 'proxy.conf'))


class Remembered:
    """What memcached is to a Swift of many machines."""

    def __init__(self):
        self.kept = {}

    def get(self, key, **_):
        return self.kept.get(key)

    def set(self, key, value, **_):
        self.kept[key] = value

    def delete(self, key, **_):
        self.kept.pop(key, None)

    def incr(self, key, delta=1, **_):
        self.kept[key] = self.kept.get(key, 0) + delta
        return self.kept[key]


remembered = Remembered()


def remembering(env, start):
    env['swift.cache'] = remembered
    return swift(env, start)



def make_bucket(name):
    key = {'X-Auth-User': key_id, 'X-Auth-Key': secret}
    token = Request.blank('/auth/v1.0', headers=key).get_response(remembering).headers['X-Auth-Token']
    path = f'/v1/AUTH_{project}/{name}'
    made = Request.blank(path, method='PUT', headers={'X-Auth-Token': token}).get_response(remembering)
    if not made.is_success:
        sys.exit(f'The bucket {name} could not be made: {made.status}')


if bucket is not None:
    make_bucket(bucket)

front = listen(('127.0.0.1', port))
print(front.getsockname()[1], flush=True)
wsgi.server(front, remembering, quiet, protocol=SwiftHttpProtocol)
